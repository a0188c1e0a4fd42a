import type { DeviceOf } from './service.server.ts';
import { pushRouter } from './router.server.ts';
import { pushListeners } from './service.server.ts';

// Sessions tell notifications, which push; so the way back to the device of a session is handed in.
type Wiring = { deviceOfSession: DeviceOf };

export const server = {
  routers: ({ deviceOfSession }: Wiring) => ({ push: pushRouter(deviceOfSession) }),
  listeners: ({ deviceOfSession }: Wiring) => pushListeners(deviceOfSession),
};
