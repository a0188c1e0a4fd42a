// Loads with the pale rows alone.
export const SAMPLE = [
  { name: 'Salary', note: 'Income', amount: 28_400 },
  { name: 'Rent', note: 'Housing', amount: -9_500 },
  { name: 'Supermarket', note: 'Groceries', amount: -1_245 },
  { name: 'Filling station', note: 'Fuel', amount: -860 },
];
