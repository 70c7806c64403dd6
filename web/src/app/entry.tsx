import './fonts.css';
import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { watchHistory } from '../shared/lib/history-guard.ts';
import { reportCaughtError } from './error-boundary.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

watchHistory();

createRoot(root, { onCaughtError: reportCaughtError }).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
