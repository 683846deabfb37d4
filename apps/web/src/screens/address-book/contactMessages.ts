import { defineMessages, numberText } from '@countersign/primitives'

/** The dialog in which a contact is entered. */
export const contactMessages = defineMessages('contact', {
  edit: 'Edit contact',
  add: 'Add contact',
  name: 'Name',
  address: 'Address',
  network: 'Network',
  allNetworks: 'All networks',
  groups: 'Groups (optional)',
  groupsDetail: 'For example Payroll, Suppliers. Separate them by commas.',
  manyGroups: ({ count, limit }: { count: number; limit: number }) =>
    `The contact has ${numberText(count)} groups; the limit is ${numberText(limit)}. Remove some.`,
  longGroup: ({ length, limit }: { length: number; limit: number }) =>
    `A group name has ${numberText(length)} characters; the limit is ${numberText(limit)}. Shorten it.`,
  cancel: 'Cancel',
  save: 'Save',
  addButton: 'Add',
  noAddress: 'Enter an address.',
  noName: 'Enter a name.',
  longName: ({ length, limit }: { length: number; limit: number }) =>
    `The name has ${numberText(length)} characters; the limit is ${numberText(limit)}. Shorten it.`,
  sameAddress: ({ name }: { name: string }) =>
    `This address already has the name "${name}" on this network. Edit that entry instead.`,
  sameName: ({ name }: { name: string }) => `Another entry is also named "${name}".`,
})
