// Words with letters of their own come with those letters.
import './card-fonts.css';

export { otherCardTexts } from '../../translations/other-card-texts.ts';
