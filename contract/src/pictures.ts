import { z } from 'zod';
import { defineContract } from './define-contract.ts';

/** An uploaded picture has at most this many bytes. */
export const mostPictureBytes = 5_000_000;

const ProfilePicture = z.object({ profile_picture_url: z.string().nullable() });

export const pictureCalls = defineContract({
  getProfilePicture: {
    method: 'GET',
    path: '/api/user/profile-picture',
    summary: "The address of the signed-in person's picture; null without one",
    access: 'user',
    response: ProfilePicture,
    errors: ['unauthenticated'],
  },
  setProfilePicture: {
    method: 'POST',
    path: '/api/user/profile-picture',
    summary: 'Takes a JPEG or PNG of at most 5 MB and 40 megapixels as the profile picture',
    access: 'user',
    upload: { field: 'image', mostBytes: mostPictureBytes },
    response: ProfilePicture,
    errors: ['unauthenticated', 'too_large', 'unsupported_media_type', 'rate_limited'],
  },
  deleteProfilePicture: {
    method: 'DELETE',
    path: '/api/user/profile-picture',
    summary: 'Removes the profile picture',
    access: 'user',
    response: ProfilePicture,
    errors: ['unauthenticated'],
  },
});
