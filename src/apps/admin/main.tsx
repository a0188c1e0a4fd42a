import './admin.css';
import { createRoot } from 'react-dom/client';
import { keepToStricterPolicy } from '#ui/stricter-policy.client.ts';
import { Portal } from './portal.tsx';

const root = document.querySelector('#root');
// The server knows under which names it is the administrators' host, and says so where it is another.
const onAdminHost = document.documentElement.dataset['host'] !== 'other';
if (root !== null) createRoot(root).render(<Portal onAdminHost={onAdminHost} />);
keepToStricterPolicy();
