import { defineMessages } from '@countersign/primitives'

export const manifestMessages = defineMessages('app-manifests', {
  invalid: 'Invalid Safe App manifest',
  notFetched: (url: string) => `Failed to fetch manifest from ${url}`,
})
