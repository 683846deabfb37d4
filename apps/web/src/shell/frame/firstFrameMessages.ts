import { defineMessages } from '@countersign/primitives'

/** What the first frame says if the page's own script does not come. */
export const firstFrameMessages = defineMessages('firstFrame', {
  notLoaded:
    'A file of this page is missing or differs from the build. Your accounts and names stay stored in this browser.',
  reload: 'Reload',
})
