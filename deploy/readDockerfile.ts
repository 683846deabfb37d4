/** The shell commands (`RUN …`, one line each) of the stage with a name. */
export function readRuns(text: string, stage: string): string[] {
  const [, own] = text.split(new RegExp(`^FROM .* AS ${stage}$`, 'm'))
  if (own === undefined) throw new Error(`The Dockerfile has no stage ${stage}`)
  const [lines = ''] = own.split(/^FROM /m)
  return [...lines.matchAll(/^RUN (.*)$/gm)].map(([, command = '']) => command)
}

/** The settings of the last stage: `CMD`, `HEALTHCHECK … CMD` (both in JSON form) and `ENV name=value …`. */
export function readDockerfile(text: string): {
  command: string[]
  healthcheck: string[]
  environment: Record<string, string>
} {
  const lines = text.slice(text.lastIndexOf('\nFROM ')).split('\n')
  const list = (pattern: RegExp): string[] => {
    const json = lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined)
    if (json === undefined) throw new Error(`The last stage of the Dockerfile has no line like ${pattern.source}`)
    const value: unknown = JSON.parse(json)
    if (!Array.isArray(value)) throw new Error(`${json} is not a list`)
    return value.map(String)
  }
  const pairs = lines
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => line.slice(4).split(' '))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
  return {
    command: list(/^CMD (\[.*\])$/),
    healthcheck: list(/^HEALTHCHECK .*CMD (\[.*\])$/),
    environment: Object.fromEntries(pairs),
  }
}
