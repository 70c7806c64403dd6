import { Link } from 'react-router';
import { MenuFile } from '../../features/menu-file/menu-file.tsx';
import { OtherFormats } from '../../features/menu-file/other-formats.tsx';
import { t } from '../../translations/t.ts';
import { ForEditors } from './for-editors.tsx';

export const MenuImportPage = () => (
  <ForEditors title={t('Menu as a file')}>
    {(id) => (
      <>
        <MenuFile id={id} />
        <OtherFormats id={id} />
        <p>
          <Link to={`/restaurant/${id}/arrived`}>{t('See what arrived by itself')}</Link>
        </p>
      </>
    )}
  </ForEditors>
);
