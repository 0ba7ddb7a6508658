//! Functions of Chromium alone, by the Chrome DevTools Protocol.

use serde_json::{Value, json};

use crate::{
    Outcome,
    engines::Browser,
    page::{Page, Raw},
};

impl Browser {
    /// Runs a command of the protocol.
    pub(crate) async fn devtools(&self, command: &str, params: Value) -> Outcome<Value> {
        let body = json!({ "cmd": command, "params": params });
        Ok(self.driver.cmd(Raw("POST", "goog/cdp/execute", Some(body))).await?.value_json()?)
    }
}

impl Page {
    /// Sets the storage quota of an origin in bytes.
    pub(crate) async fn limit(&self, origin: &str, bytes: u32) -> Outcome {
        let params = json!({ "origin": origin, "quotaSize": bytes });
        self.browser.devtools("Storage.overrideQuotaForOrigin", params).await.map(drop)
    }

    /// Sets the screen's width and height in CSS pixels, and the number of device pixels in each.
    pub(crate) async fn device(&self, (width, height, scale): (u32, u32, u32)) -> Outcome {
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": true });
        self.browser.devtools("Emulation.setDeviceMetricsOverride", params).await.map(drop)
    }

    /// Sets the browser's own text size in pixels.
    pub(crate) async fn default_font(&self, pixels: u32) -> Outcome {
        let params = json!({ "fontSizes": { "standard": pixels } });
        self.browser.devtools("Page.setFontSizes", params).await.map(drop)
    }

    /// Emulates a media feature, such as `forced-colors`.
    pub(crate) async fn media(&self, feature: &str, value: &str) -> Outcome {
        let params = json!({ "features": [{ "name": feature, "value": value }] });
        self.browser.devtools("Emulation.setEmulatedMedia", params).await.map(drop)
    }

    /// Switches the page between print media and the screen.
    pub(crate) async fn printing(&self, on: bool) -> Outcome {
        let params = json!({ "media": if on { "print" } else { "" } });
        self.browser.devtools("Emulation.setEmulatedMedia", params).await.map(drop)
    }

    /// Returns the accessibility tree as assistive technology gets it, one line per node.
    pub(crate) async fn accessible(&self) -> Outcome<String> {
        // Chromium updates the tree in the next frame, and draws no frame where nothing moves.
        self.promised("requestAnimationFrame(() => requestAnimationFrame(() => done(true)))").await?;
        let tree = self.browser.devtools("Accessibility.getFullAXTree", json!({})).await?;
        let value = |of: &Value| of["value"].as_str().map_or_else(|| of["value"].to_string(), str::to_owned);
        let node = |node: &Value| {
            let told = ["role", "name", "description", "value"].map(|what| value(&node[what]));
            let more = node["properties"].as_array().into_iter().flatten();
            let more = more.map(|one| format!("{}={}", one["name"], one["value"]["value"]));
            [told.join("|"), more.collect::<Vec<_>>().join(" ")].join(" ")
        };
        let nodes = tree["nodes"].as_array().ok_or("no tree")?;
        // Line breaks are only visual, and depend on the moment of the question.
        let told = nodes.iter().filter(|node| node["role"]["value"] != "InlineTextBox");
        // Screen readers skip ignored nodes, such as style sheets, which arrive in idle time.
        let told = told.filter(|node| node["ignored"] != true);
        Ok(told.map(node).collect::<Vec<_>>().join("\n"))
    }

    /// Returns the focused node as assistive technology gets it: role, name, description, value and states.
    pub(crate) async fn focus(&self) -> Outcome<String> {
        let tree = self.browser.devtools("Accessibility.getFullAXTree", json!({})).await?;
        let is = |node: &&Value, what: &str| {
            let mut all = node["properties"].as_array().into_iter().flatten();
            all.any(|one| {
                one["name"] == what && (one["value"]["value"] == true || one["value"]["value"] == "true")
            })
        };
        let nodes = tree["nodes"].as_array().ok_or("no tree")?;
        let focused = |node: &&Value| is(node, "focused") && node["role"]["value"] != "RootWebArea";
        let Some(node) = nodes.iter().rfind(focused) else { return Ok("nowhere".to_owned()) };
        let text = |what: &str| node[what]["value"].as_str().unwrap_or_default().trim().to_owned();
        let mut said = format!("{} “{}”", text("role"), text("name"));
        for what in ["value", "description"] {
            if !text(what).is_empty() && text(what) != text("name") {
                said.push_str(&format!(", {what} “{}”", text(what)));
            }
        }
        for what in ["disabled", "pressed", "checked", "expanded", "selected"] {
            if is(&node, what) {
                said.push_str(&format!(", {what}"));
            }
        }
        Ok(said)
    }
}
