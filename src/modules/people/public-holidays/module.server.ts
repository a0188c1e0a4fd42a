import { publicHolidaysRouter } from './router.server.ts';

export const server = { routers: () => ({ publicHolidays: publicHolidaysRouter }) };
