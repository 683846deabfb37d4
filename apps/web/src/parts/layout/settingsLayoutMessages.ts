import { defineMessages } from '@countersign/primitives'

/** The list of the settings beside each of their pages. */
export const settingsLayoutMessages = defineMessages('settings-layout', {
  parts: 'Parts of the settings',
  all: 'All settings',
  thisBrowser: 'This browser',
  thisAccount: 'This account',
  general: 'General',
  appearance: 'Appearance',
  networks: 'Networks and service',
  apps: 'App permissions',
  data: 'Your data',
  build: 'This build',
  setup: 'Owners and set-up',
})
