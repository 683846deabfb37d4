export function bundleProgram(entry: string, root?: string): Promise<string>
