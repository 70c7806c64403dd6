import { MenuFile } from '../../features/menu-file/menu-file.tsx';
import { t } from '../../translations/t.ts';
import { ForEditors } from './for-editors.tsx';

export const MenuImportPage = () => <ForEditors title={t('Menu as a file')}>{(id) => <MenuFile id={id} />}</ForEditors>;
