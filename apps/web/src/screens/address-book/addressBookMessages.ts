import { defineMessages, numberText, plural } from '@countersign/primitives'

/** The address book and the dialog of a contact. */
export const addressBookMessages = defineMessages('address-book', {
  title: 'Address book',
  subtitle: ({ contacts }: { contacts: number }) =>
    `${plural(contacts, { one: '# contact', other: '# contacts' })} in this browser. A name never replaces the address where you sign.`,
  add: 'Add',
  addContact: 'Add contact',
  import: 'Import',
  export: 'Export JSON',
  exportCsv: 'Export CSV',
  showMore: ({ shown, all }: { shown: number; all: number }) =>
    `Show more (${numberText(shown)} of ${numberText(all)} shown)`,
  filterContacts: 'Filter contacts',
  filterPlaceholder: 'Name or address',
  alike: 'Two contacts have similar addresses',
  alikeDetail:
    'The addresses begin and end alike, but differ in the middle. Compare the whole address before you send to either.',
  none: 'No contacts yet.',
  noneDetail: 'A name is shown next to its address on every page, and offered in every address field.',
  noMatch: 'No match.',
  noMatchDetail: ({ filter }: { filter: string }) => `No contact has "${filter}" in its name or address.`,
  clear: 'Clear',
  allNetworks: 'All networks',
  unknownChain: ({ chainId }: { chainId: string }) => `Network ${chainId}`,
  removed: ({ name }: { name: string }) => `${name} was removed`,
  undo: 'Undo',
  contact: 'Contact',
  networks: 'Networks',
  source: 'Source',
  you: 'You',
  abi: 'ABI',
  actions: 'Actions',
  methods: (count: number) => plural(count, { one: '# method', other: '# methods' }),
  abiOf: ({ methods, name }: { methods: string; name: string }) => `${methods}, ABI of ${name}`,
  edit: 'Edit',
  editContactNamed: ({ name }: { name: string }) => `Edit ${name}`,
  remove: 'Remove',
  removeContactNamed: ({ name }: { name: string }) => `Remove ${name}`,
  removeQuestion: 'Remove this contact?',
  removeDetail: 'The address is then shown without a name. Nothing changes on chain.',
  keep: 'Keep',
})
