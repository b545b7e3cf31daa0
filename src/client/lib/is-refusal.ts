/** Whether the worker said no; asking again would not help. */
export function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'data' in error ? statusIn(error.data) : undefined
  return status !== undefined && status < 500
}

const statusIn = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'httpStatus' in data ? Number(data.httpStatus) : undefined
