import { useState } from 'react';
import { flushSync } from 'react-dom';
import { client } from '../../shared/api/client.ts';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { wrongRestaurantType } from '../../shared/lib/picture-file.ts';
import { readPicture, type ReadPicture } from '../../shared/lib/read-picture.ts';
import { sayAlert } from '../../shared/ui/say-alert.ts';
import { say } from '../../translations/say.ts';

interface PictureState {
  readonly chosen: ReadPicture | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
}

const nothing: PictureState = { chosen: undefined, busy: false, problem: undefined };

/** Choosing another picture for a restaurant, seeing it, and saving it. `onSaved`: the page shows it. */
export function useRestaurantPicture(restaurantId: string, onSaved: () => void) {
  const [state, setState] = useState(nothing);
  const choose = async (file: File) => {
    const read = await readPicture(file, wrongRestaurantType());
    if ('picture' in read) setState({ ...nothing, chosen: read.picture });
    else setState({ ...state, problem: read.problem });
  };
  const save = async () => {
    if (!state.chosen || state.busy) return;
    setState({ ...state, busy: true, problem: undefined });
    try {
      await client.setRestaurantImage({ params: { restaurantId }, file: state.chosen.file });
    } catch (error) {
      console.error(say('The image of the restaurant was not updated'), error);
      setState({ ...state, busy: false, problem: sayRefusal(error, say('The image was not updated')) });
      sayAlert(say('Failed to update image'));
      return;
    }
    // Before the page is loaded anew: nothing unsaved may hold that back.
    flushSync(() => setState(nothing));
    sayAlert(say('Image updated successfully'));
    onSaved();
  };
  return {
    ...state,
    choose: (file: File) => void choose(file),
    save: () => void save(),
    cancel: () => setState(nothing),
  };
}
