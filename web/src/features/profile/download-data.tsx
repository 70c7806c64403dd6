import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice, StatusNotice } from '../../shared/ui/notice.tsx';
import { useDownload } from './use-own-data.ts';
import { say } from '../../translations/say.ts';

export function DownloadData() {
  const download = useDownload();
  return (
    <>
      <Button kind="primary" busy={download.isPending} onClick={() => download.mutate()}>
        {say('Download my data')}
      </Button>
      <ProblemNotice>{download.error && sayRefusal(download.error, say('Your data was not downloaded'))}</ProblemNotice>
      <StatusNotice>
        {download.isSuccess && say('The file is with your downloads. It says what you avoid: keep it to yourself.')}
      </StatusNotice>
    </>
  );
}
