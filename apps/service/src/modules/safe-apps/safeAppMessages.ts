import { defineMessages } from '@countersign/primitives'

export const safeAppMessages = defineMessages('service-safe-apps', {
  notUrl: 'The address of the app is not a URL, or contains a user name or password.',
  notManifest: ({ place }: { place: string }) =>
    `${place} is not a manifest of an app: it needs a name and a description.`,
  noIcon: 'No app of this service has a picture at this address. The service fetches only pictures of its apps.',
})
