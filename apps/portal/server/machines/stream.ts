const encoder = new TextEncoder();

/**
 * Pieces of text as a stream of bytes. A piece is made when the one before it has been taken, so that a slow reader
 * holds back what is asked of the database, and a reader who leaves ends it.
 * @param onError is told when a piece could not be made; the answer then breaks off, and whoever reads it knows.
 */
export function textStream(
  pieces: AsyncGenerator<string>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          // An empty piece would not be taken, and nothing would ask for the next.
          else controller.enqueue(encoder.encode(value || '\n'));
        } catch (error) {
          onError(error);
          controller.error(error);
        }
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
