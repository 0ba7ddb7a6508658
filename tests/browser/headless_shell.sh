#!/bin/sh
# The headless shell opens no page by itself, and chromedriver waits for one.
exec chromium-headless-shell "$@" about:blank
