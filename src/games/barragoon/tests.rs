//! Worked examples and laws of Barragoon, by clause.
