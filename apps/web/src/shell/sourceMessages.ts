import { defineMessages, plural } from '@countersign/primitives'

/** The list of data sources in the navigation, which follows the content. */
export const sourceMessages = defineMessages('data-sources', {
  sources: 'Data sources',
  build: 'Build',
  buildHelp: 'This build, and how to compare it',
  unknownBuild: 'unknown',
  otherBuild: ({ build }: { build: string }) => `${build}, not the build of the service`,
  chain: 'Chain',
  notAnswering: 'not answering',
  rebuilding: ({ percent }: { percent: number }) => `rebuilding, ${percent} %`,
  asking: 'asking',
  block: 'block <block/>',
  since: ({ time }: { time: string }) => `since ${time}`,
  nodeAnswers: 'answers',
  nodeLimits: 'limits requests',
  notUsed: 'not used',
  noService: 'none',
  lastSeen: ({ time }: { time: string }) => `last seen ${time}`,
  behind: (count: number) => plural(count, { one: '# block behind', other: '# blocks behind' }),
  upToDate: 'up to date, <time/>',
})
