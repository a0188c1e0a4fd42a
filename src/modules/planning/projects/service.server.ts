export { addCost, addTask, addTime } from './items.store.server.ts';
