import { defineMessages } from '@countersign/primitives'

export const exchangePartMessages = defineMessages('exchange-parts', {
  stop: 'Stop',
  scan: 'Scan',
  copied: 'Copied',
  notCopied: 'Not copied',
  copyText: 'Copy text',
  proposal: 'Proposal',
  camera: 'Camera picture, looking for a proposal',
  readingParts: ({ read, parts }: { read: number; parts: number }) => `Reading, ${read} of ${parts} parts`,
  paste: 'Paste',
  file: 'File',
  asText: 'Share link, file or code as text',
  readIt: 'Read it',
  nothingPasted: 'Paste the link, the text, or the content of the file that you received.',
  passphrase: 'Passphrase',
  askSender: 'Ask the sender for it, outside this page.',
  open: 'Open',
  saveFile: 'Save file',
  otherContent: (type: string) =>
    `This code contains “${type}”, not a proposal or a signature for one. Scan the code that Countersign shows.`,
  noProposal: 'This code does not contain a proposal. Scan the code that Countersign shows.',
  notOurs: 'This is not a share link, a file or a code of Countersign. Paste the complete text that you received.',
  unreadable: 'The content cannot be read. Ask the sender for a new copy.',
  undecryptable: 'The content cannot be decrypted. Check the passphrase.',
})
