import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice, StatusNotice } from '../../shared/ui/notice.tsx';
import { useDownload } from './use-own-data.ts';
import { t } from '../../translations/t.ts';

export function DownloadData() {
  const download = useDownload();
  return (
    <>
      <Button kind="primary" busy={download.isPending} onClick={() => download.mutate()}>
        {t('Download my data')}
      </Button>
      <ProblemNotice>
        {download.error && describeRefusal(download.error, t('Your data was not downloaded'))}
      </ProblemNotice>
      <StatusNotice>
        {download.isSuccess && t('The file is in your downloads. It says what you avoid, so keep it private.')}
      </StatusNotice>
    </>
  );
}
