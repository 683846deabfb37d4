import { defineMessages } from '@countersign/primitives'

export const devMessages = defineMessages('development', {
  localChainsOnly: 'npm run dev works on the local chains. For chains of your own, use npm start -- --config.',
  pageEnded: ({ reason }: { reason: string }) => `The page's server ${reason}.`,
  serviceEnded: ({ reason }: { reason: string }) => `The service ${reason}. It starts again after the next change.`,
  endedEarly: ({ name, reason }: { name: string; reason: string }) => `The ${name} ${reason} before it was ready.`,
  endedWithCode: ({ code }: { code: string }) => `ended with code ${code}`,
  endedBySignal: ({ signal }: { signal: string }) => `ended with ${signal}`,
  stepPageStopped: 'page stopped',
  open: ({ host, port, seconds }: { host: string; port: number; seconds: string }) =>
    `Open http://${host}:${port}   ready after ${seconds}; /gallery shows every atom; Ctrl-C stops`,
  pageElsewhere: ({ port }: { port: number }) => `This is the service. The page is at port ${port}.`,
  noFreePort: 'This machine has no free port.',
  restarted: ({ file, seconds }: { file: string; seconds: string }) =>
    `service restarted after a change of ${file} (${seconds})`,
  usage: `
npm run dev                local chains, the service and the page from the sources; both follow every change
npm run dev -- --reset     the same, after deleting the saved chains and the service's data

Environment: PORT (4180), APP_PORT (the one after it, for the demo app), HOST (127.0.0.1), DATA_DIR (.countersign),
DATABASE_URL (embedded database), ANVIL_BIN
`,
})
