const IMPORT = `--import=${new URL('./optimizeLater.mjs', import.meta.url).href}`

/**
 * The environment of this process, for a program of Node that a test starts: it optimizes code later, as the test processes do. A service then starts
 * with half of the computing.
 */
export const optimizeLaterEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], IMPORT].filter(Boolean).join(' '),
})
