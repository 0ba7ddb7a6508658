//! Worked examples, citing clauses.
