// The id of the labels of the whole list, not of one passport. No passport code is written like this.
export const ALL = 'list';
