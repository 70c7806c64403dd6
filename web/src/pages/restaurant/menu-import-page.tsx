import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { MenuFile } from '../../features/menu-file/menu-file.tsx';
import { FoldedPart } from '../../shared/ui/folded-part.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { t } from '../../translations/t.ts';
import { ForEditors } from './for-editors.tsx';

const ArrivedMenus = lazy(async () => ({
  default: (await import('../../features/arrived-menus/arrived-menus.tsx')).ArrivedMenus,
}));

const OtherFormats = lazy(async () => ({
  default: (await import('../../features/menu-file/other-formats.tsx')).OtherFormats,
}));

/** Shows menus that arrived automatically. The mail about one leads here, and then it comes first. */
function Arrived({ id, isOpen = false }: { id: string; isOpen?: boolean }) {
  return (
    <FoldedPart title={t('What arrived by itself')} folded={!isOpen}>
      <Suspense fallback={<LoadingLines label={t('Loading what arrived')} />}>
        <ArrivedMenus id={id} />
      </Suspense>
    </FoldedPart>
  );
}

function Parts({ id }: { id: string }) {
  const { hash } = useLocation();
  const isAbout = hash === '#arrived';
  return (
    <>
      {isAbout && <Arrived id={id} isOpen />}
      <MenuFile id={id} />
      <FoldedPart title={t('For other systems')} folded>
        <Suspense fallback={<LoadingLines label={t('Loading the formats')} />}>
          <OtherFormats id={id} />
        </Suspense>
      </FoldedPart>
      {!isAbout && <Arrived id={id} />}
    </>
  );
}

export const MenuImportPage = () => (
  <ForEditors title={t('Menu as a file')}>{({ id }) => <Parts id={id} />}</ForEditors>
);
