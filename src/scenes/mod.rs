//! From a view to a drawable model.
