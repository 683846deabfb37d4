import { spawn, type ChildProcess } from 'node:child_process'

/**
 * Makes sure that a child does not outlive this process, even if this process is killed with -9: an exit hook for
 * normal exits, and on POSIX a small shell that waits for this process's end of a pipe to close and then kills the
 * child.
 *
 * @returns a function to call when the child has ended
 */
export function guardChild(child: ChildProcess): () => void {
  const { pid } = child
  if (pid === undefined) return () => {}
  const onExit = () => child.kill('SIGKILL')
  process.once('exit', onExit)
  if (process.platform === 'win32') return () => process.off('exit', onExit)

  const guard = spawn('/bin/sh', ['-c', `trap '' INT TERM HUP; read -r _; kill -9 ${pid} 2>/dev/null`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.on('error', () => {})
  guard.stdin?.on('error', () => {})
  guard.unref()
  // The pipe must not keep this process alive. Sockets of child processes can be unreferenced.
  if (guard.stdin && 'unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref()
  return () => {
    process.off('exit', onExit)
    guard.kill('SIGKILL')
  }
}
