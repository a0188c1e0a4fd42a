import './admin.css';
import { createRoot } from 'react-dom/client';
import { Portal } from './portal.tsx';
import { isAdminHost } from './host.ts';

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<Portal onAdminHost={isAdminHost(window.location)} />);
