import { ArrivedMenus } from '../../features/arrived-menus/arrived-menus.tsx';
import { t } from '../../translations/t.ts';
import { ForEditors } from './for-editors.tsx';

export const ArrivedMenusPage = () => (
  <ForEditors title={t('What arrived')}>{(id) => <ArrivedMenus id={id} />}</ForEditors>
);
