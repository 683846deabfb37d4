import { defineMessages, numberText, plural } from '@countersign/primitives'

/** The content of a message, and the removal of its copy in this browser. */
export const messageContentMessages = defineMessages('message-content-view', {
  text: 'Text',
  characters: (count: number) => plural(count, { one: '# character', other: '# characters' }),
  textLabel: 'text',
  textToSign: 'Text to sign',
  typedData: 'Typed data',
  readHere: 'read from the hashed data',
  json: 'JSON',
  bytes: (count: number) => plural(count, { one: '# byte, unchanged', other: '# bytes, unchanged' }),
  domain: 'Domain: the purpose of the signature',
  content: 'Message: the content',
  contentOf: (type: string) => `${type}: the content`,
  more: (count: number) =>
    `These are the first ${numberText(count)} fields. The signature contains more fields than this list: see the JSON below.`,
  anyAmount: 'any amount',
  missing: 'missing, signed as zero',

  remove: 'Remove this message from this browser?',
  removeAct: 'Remove',
  taken: ({ time, count }: { time: string; count: number }) =>
    `The service accepted it at ${time} and keeps it. So only the copy in this browser is removed, with ${plural(count, { one: '# signature', other: '# signatures' })}.`,
  lost: (count: number) =>
    `No service has this message. The message and ${plural(count, { one: '# signature', other: '# signatures' })} are lost unless you shared them, and the owners would have to sign again. Share it first if you may still need it.`,
  stayValid: 'Shared signatures stay valid, and every recipient can still use them. Removing does not revoke them.',
})
