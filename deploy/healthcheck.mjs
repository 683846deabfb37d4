// Exits with 0 when the service of this container is ready: it answers, and a chain has been reached.
try {
  const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 4180}/health/ready`)
  process.exitCode = ok ? 0 : 1
} catch {
  process.exitCode = 1
}
