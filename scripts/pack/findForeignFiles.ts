/** What belongs to development: tests and their helpers, TypeScript sources, settings. */
const FOREIGN = [
  /\.test(?:-d)?\./,
  /(?:^|\/)(?:tests?|testing|fixtures?|proof|browser|src|scripts|node_modules)\//,
  /[Ff]ixture/,
  /(?<!\.d)\.tsx?$/,
  /(?:^|\/)(?:tsconfig[^/]*\.json|\.[^/]+)$/,
]

/** The built page and the demo app have their own names; their builds take no tests. */
const isBuilt = (file: string): boolean => /^(?:page|demo-app)\//.test(file)

/** The files of a tarball that do not belong there. */
export const findForeignFiles = (files: readonly string[]): string[] =>
  files.filter((file) => !isBuilt(file)).filter((file) => FOREIGN.some((pattern) => pattern.test(file)))
