import fc from 'fast-check';

// A property that is tried with other values each time would kill a mutant in one run and not in the next.
fc.configureGlobal({ seed: 2026 });
