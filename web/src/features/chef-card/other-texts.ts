// Translations in other scripts are loaded together with their fonts.
import './card-fonts.css';

export { otherCardTexts } from '../../translations/other-card-texts.ts';
