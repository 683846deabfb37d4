import { defineMessages, numberText, plural } from '@countersign/primitives'

/** The dialog in which an ABI is added to a contact. */
export const abiMessages = defineMessages('contact-abi', {
  title: ({ name }: { name: string }) => `ABI of ${name}`,
  close: 'Close',
  abi: 'ABI',
  abiDetail:
    "JSON, a compiler's artifact, or one function signature per line. It stays in this browser and is exported with the address book.",
  read: ({ methods, writing }: { methods: number; writing: number }) =>
    `${plural(methods, { one: '# method', other: '# methods' })} read, ${numberText(writing)} write.`,
  description: 'Description',
  descriptionKind: 'optional, ERC-7730',
  descriptionDetail: "A JSON file of the contract's authors. Its text is shown next to the calls, and proves nothing.",
  abiProvesNothing: 'An ABI names methods and parameters. It does not prove what the code does.',
  remove: 'Remove ABI',
  removed: ({ name }: { name: string }) => `The ABI of ${name} was removed`,
  undo: 'Undo',
  cancel: 'Cancel',
  save: 'Save ABI',
  otherContract: ({ address }: { address: string }) => `The file describes ${address}, not this contract.`,
  described: (count: number) => plural(count, { one: '# method is described.', other: '# methods are described.' }),
  notCompared: 'The chain did not answer, so the code was not compared.',
  noContract: ({ network }: { network: string }) => `There is no contract at this address on ${network}.`,
  allFound: ({ total, network }: { total: number; network: string }) =>
    plural(total, {
      one: `Its selector occurs in the contract code on ${network}.`,
      other: `All # selectors occur in the contract code on ${network}.`,
    }),
  partlyFound: ({ found, total, network }: { found: number; total: number; network: string }) =>
    `${numberText(found)} of ${numberText(total)} selectors occur in the contract code on ${network}: this ABI may belong to another contract.`,
})
