import { defineMessages } from '@countersign/primitives'

const KEPT = 'Your accounts and names stay stored in this browser.'

/** Why the page cannot start. */
export const bootFailureMessages = defineMessages('boot-failure', {
  fileTitle: 'A file of this page is missing or differs from the build',
  fileHelp: `${KEPT} If loading the page again does not help, compare this host with the build (npm run verify).`,
  configTitle: 'The service did not send its configuration',
  answerHelp: `${KEPT} The service is running but did not answer correctly. Its log contains the reason.`,
  serviceHelp: `${KEPT} Without the service this page can read the chain directly, but this browser has no network yet. Check that the service is running, or put a config.json with networks beside the page.`,
  kept: 'This page comes from the copy that this browser keeps.',
  loadFromHost: 'Load it from its host instead',
  noDemoChain: ({ owner }: { owner: string }) => `${owner} is not available, because no local chain is configured.`,
})
