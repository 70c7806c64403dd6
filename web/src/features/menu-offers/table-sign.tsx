import './table-sign.css';
import { useMemo } from 'react';
import { saveFile } from '../../shared/lib/save-file.ts';
import { publicAddress } from '../../shared/lib/public-address.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buildQrCode, qrCodeFile } from '../../shared/lib/qr-code.ts';
import { t } from '../../translations/t.ts';

/** Shows a sign for the table that leads to the current menu, to print, or its code as a file. */
export function TableSign({ restaurant: { id, name } }: { restaurant: { id: number; name: string } }) {
  const address = publicAddress(`/restaurant/${id}`);
  const code = useMemo(() => buildQrCode(address), [address]);
  return (
    <>
      <div className="table-sign__actions">
        <Button kind="primary" onClick={() => window.print()}>
          {t('Print the sign')}
        </Button>
        <Button onClick={() => saveFile(`menu-${id}.svg`, qrCodeFile(code), 'image/svg+xml')}>
          {t('Download the code (SVG)')}
        </Button>
      </div>
      <article className="table-sign">
        <h2>{name}</h2>
        <svg
          className="table-sign__code"
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('QR code that leads to {address}', { address })}
        >
          <path d={code.path} />
        </svg>
        <p className="table-sign__what">{t('Our menu and its allergens')}</p>
        <p className="table-sign__where">{address}</p>
        <p>{t('Any allergy? Please tell us before you order.')}</p>
      </article>
    </>
  );
}
