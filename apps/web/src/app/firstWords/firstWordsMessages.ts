import { defineMessages } from '@countersign/primitives'

/** What stands above the rows that the first frame shows until the page is drawn. */
export const firstWordsMessages = defineMessages('firstWords', {
  asListed: 'As the service lists it. Not checked yet.',
})
