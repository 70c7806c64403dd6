import './fonts.css';
import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { watchHistory } from '../shared/lib/history-guard.ts';
import { chosenLanguage, loadLanguage } from '../shared/lib/language.ts';
import { reportCaughtError } from './error-boundary.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

watchHistory();

const draw = () =>
  createRoot(root, { onCaughtError: reportCaughtError }).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );

const language = chosenLanguage();
// English is there already. Where another can't be had, English is better than nothing.
if (language === 'en') draw();
else void loadLanguage(language).then(draw, draw);
