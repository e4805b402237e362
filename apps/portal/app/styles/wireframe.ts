import '@portal/tokens/core.css';
import '@portal/tokens/sites/wireframe.css';
import '@portal/tokens/sites/wireframe.fonts.css';
import '@portal/ui/styles';
