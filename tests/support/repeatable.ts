import fc from 'fast-check';

// Every mutant gets the same examples, and fails at the first counterexample, without shrinking.
fc.configureGlobal({ seed: 20_261_121, endOnFailure: true });
