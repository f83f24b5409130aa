/** The database cannot be opened and waiting does not help. The message is a German sentence for the operator. */
export class DatabaseObstacle extends Error {
  override readonly name = 'DatabaseObstacle'
}
