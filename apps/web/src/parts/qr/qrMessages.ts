import { defineMessages } from '@countersign/primitives'

export const qrMessages = defineMessages('qr', {
  frameOf: ({ frame, count }: { frame: number; count: number }) => `Frame ${frame} of ${count}`,
  play: 'Play',
  stop: 'Stop',
  starting: 'Starting the camera',
  notAllowed: 'The browser did not allow the camera. Allow it in the address bar, or paste the code below.',
  noCamera: 'This device has no camera. Paste the code below instead.',
  insecure: 'The browser lets pages use the camera over https or on localhost only. Paste the code below instead.',
  notStarting:
    'The camera does not start. Another program may be using it. Close that program, or paste the code below instead.',
})
