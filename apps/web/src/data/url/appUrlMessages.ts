import { defineMessages } from '@countersign/primitives'

export const appUrlMessages = defineMessages('app-urls', {
  invalid: 'The URL is invalid',
  withPassword: 'The URL is invalid: it contains a user name or password',
  httpElsewhere: 'The URL is invalid: http is only accepted on localhost',
  ownAddress: (origin: string) =>
    `${origin} is this wallet’s own address. An app there could leave its frame and read the wallet’s storage, so it is not opened.`,
})
