## Board
