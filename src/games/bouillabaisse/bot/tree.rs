//! Single-observer Information Set Monte Carlo Tree Search (Cowling, Powley and Whitehouse, "Information Set Monte
//! Carlo Tree Search", 2012). One tree serves all determinizations; its edges are cards, independent of their holder.
//! Each card asked about is the root of a tree.
//!
//! - Selection: a determinization allows only cards that the acting seat holds in it, so each node counts its
//!   availability. Every player minimises their own cost (max^n).
//! - The bound is that of UCB1 (Auer, Cesa-Bianchi and Fischer 2002) over availability. It has a square root in place
//!   of the logarithm, since logarithms differ from device to device.
//! - Expansion: progressive widening (Coulom 2007). The next child is the policy's choice among the untried cards.
//! - Careless opponents have no nodes: their cards are unpredictable, so they are drawn like chance.

use rand::rngs::ChaCha8Rng;

use super::{
    opponent_model::Opponents,
    round::{MOST, Round, RoundRules},
};

/// The exploration constant of UCB, in points.
const EXPLORATION: f64 = 30.0;

/// The factor of progressive widening: a node has 1 child plus this times the fourth root of its visits.
const WIDENING: f64 = 0.5;

/// The index of a node in its tree's `nodes`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct NodeId(usize);

/// A card that was played after those on the path to it.
#[derive(Clone, Debug)]
struct Node {
    bit: u32,
    /// The seat that plays it.
    player: usize,
    /// The card that was winning the trick before it, or `None` if it leads.
    on: Option<u32>,
    /// The child that was added last.
    first_child: Option<NodeId>,
    /// The child of the same parent that was added before it.
    next_sibling: Option<NodeId>,
    visits: u32,
    /// The number of times that it could have been selected.
    available: u32,
    /// The sum of its player's costs over all visits.
    cost: f64,
}

impl Node {
    fn new(bit: u32, player: usize, on: Option<u32>) -> Node {
        Node { bit, player, on, first_child: None, next_sibling: None, visits: 0, available: 1, cost: 0.0 }
    }

    /// The lower confidence bound of the cost of a visit.
    fn bound(&self) -> f64 {
        let visits = f64::from(self.visits);
        self.cost / visits - EXPLORATION * (f64::from(self.available).sqrt() / visits).sqrt()
    }
}

/// The next move of an iteration from a node.
enum Selected {
    Child(NodeId),
    /// One of these cards becomes a child.
    Expand(u64),
}

#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// From a root to the last node of this iteration.
    path: Vec<NodeId>,
}

impl Tree {
    /// Adds a card asked about.
    pub(super) fn add_root(&mut self, bit: u32, player: usize) -> NodeId {
        self.add(Node::new(bit, player, None))
    }

    fn add(&mut self, node: Node) -> NodeId {
        self.nodes.push(node);
        NodeId(self.nodes.len() - 1)
    }

    /// Starts an iteration with the root's card.
    pub(super) fn begin(&mut self, root: NodeId) {
        self.path.clear();
        self.path.push(root);
    }

    /// Descends through the tree, and expands it by one card.
    pub(super) fn descend(
        &mut self,
        opponents: &Opponents,
        rules: &RoundRules,
        round: &mut Round,
        rng: &mut ChaCha8Rng,
    ) {
        while !round.is_over(rules)
            && let Some(last) = self.path.last().copied()
        {
            if opponents.is_careless(round) {
                opponents.play(rules, round, rng);
                continue;
            }
            let on = (round.played > 0).then_some(round.best);
            let considered = opponents.considered(round, round.playable(), rng);
            match self.select(last, on, considered) {
                Selected::Child(child) => {
                    self.path.push(child);
                    round.play(rules, self.nodes[child.0].bit);
                }
                Selected::Expand(untried) => {
                    let bit = opponents.policy_move(rules, round, untried);
                    self.expand(last, Node::new(bit, round.turn, on));
                    return round.play(rules, bit);
                }
            }
        }
    }

    /// Selects the child with the least bound among these cards, unless the node must widen.
    fn select(&mut self, parent: NodeId, on: Option<u32>, playable: u64) -> Selected {
        let mut untried = playable;
        let mut best = None;
        let mut least = f64::MAX;
        let mut children = 0.0;
        let mut next = self.nodes[parent.0].first_child;
        while let Some(child) = next {
            let node = &mut self.nodes[child.0];
            if node.on == on && playable & 1 << node.bit != 0 {
                untried &= !(1 << node.bit);
                children += 1.0;
                node.available += 1;
                let bound = node.bound();
                if bound < least {
                    (least, best) = (bound, Some(child));
                }
            }
            next = node.next_sibling;
        }
        let wide_enough = 1.0 + WIDENING * f64::from(self.nodes[parent.0].visits).sqrt().sqrt();
        match best {
            Some(child) if untried == 0 || children >= wide_enough => Selected::Child(child),
            _ => Selected::Expand(untried),
        }
    }

    fn expand(&mut self, parent: NodeId, node: Node) {
        let next_sibling = self.nodes[parent.0].first_child;
        let child = self.add(Node { next_sibling, ..node });
        self.nodes[parent.0].first_child = Some(child);
        self.path.push(child);
    }

    /// Ends an iteration: adds the cost of the playout to every node of its path.
    pub(super) fn back_propagate(&mut self, costs: &[f64; MOST]) {
        for NodeId(at) in &self.path {
            let node = &mut self.nodes[*at];
            node.visits += 1;
            node.cost += costs[node.player];
        }
    }
}
