/** Ignores the stream errors of a caller that disconnected. @throws every other error. */
export function unlessLeft(error: NodeJS.ErrnoException): void {
  if (!/^(ERR_STREAM_\w+|ECONNRESET|EPIPE)$/.test(error.code ?? '')) throw error
}
