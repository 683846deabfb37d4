import { defineMessages } from '@countersign/primitives'

/** The heading of the rows that the first frame shows until the page is drawn. */
export const firstWordsMessages = defineMessages('firstWords', {
  asListed: 'As the service lists it. Not checked yet.',
})
